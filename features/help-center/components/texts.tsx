import {
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from "react";
import type { MessageArgs, MessageKey } from "#engines/messages/catalog.ts";
import type { CenterMessages } from "#engines/messages/center-messages.ts";
import { type Texts, textsOf } from "#engines/messages/texts.ts";
import {
  type CategoryNames,
  categoryLang,
  noCategories,
  shownCategory,
} from "#features/faqs/default-category.ts";

interface PageTexts extends Texts {
  /** The message with its placeholders filled with elements. */
  rich<Key extends MessageKey>(key: Key, args: MessageArgs<Key, string | number | ReactElement>): ReactNode;
  /** A category's name in the page's language. */
  category(name: string): string;
  categoryLang(name: string): string | undefined;
}

const TextsContext = createContext<PageTexts | null>(null);

/** All texts inside it are in one language. */
export function TextsProvider({
  messages,
  categories = noCategories,
  children,
}: {
  messages: CenterMessages;
  categories?: CategoryNames;
  children: ReactNode;
}) {
  const texts = useMemo(() => pageTexts(messages, categories), [messages, categories]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTexts(): PageTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error("help center pages need a TextsProvider around them");
  return texts;
}

function pageTexts(messages: CenterMessages, categories: CategoryNames): PageTexts {
  const texts = textsOf(messages);
  return {
    ...texts,
    rich: (key, args) => createElement(Fragment, null, ...texts.parts(key, args)),
    category: (name) => shownCategory(name, texts.t, categories),
    categoryLang: (name) => categoryLang(name, categories),
  };
}
