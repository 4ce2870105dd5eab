import { createContext, useContext } from "react";
import type { FaqNumbers } from "./faq-filter.ts";

export const FaqNumbersContext = createContext<FaqNumbers>({ votes: {}, asked: {}, views: {} });

export function useFaqNumbers(): FaqNumbers {
  return useContext(FaqNumbersContext);
}
