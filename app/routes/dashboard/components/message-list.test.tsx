import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { MessageList } from "./message-list.tsx";

function shown(message: string): string {
  const sent = {
    id: "1",
    name: "محمد",
    email: "m@example.com",
    pageUrl: null,
    signedInAs: null,
    isRead: true,
  };
  const element = (
    <MessageList
      messages={[{ ...sent, message, sentAt: "2026-11-30T10:00:00.000Z" }]}
      view="inbox"
      now="2026-11-30T11:00:00.000Z"
      run={() => {}}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a phone number keeps its order between Arabic words, in the list and in the message", () => {
  const html = shown("رقمي 0114 496 0142 شكرا");
  expect(html.match(/dir="auto"[^>]*>رقمي <bdi dir="ltr">0114 496 0142<\/bdi>/g)).toHaveLength(2);
});

test("a message in Latin letters is shown as it is", () => {
  expect(shown("My number is 0114 496 0142")).not.toContain("<bdi");
});
