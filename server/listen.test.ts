import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("at the end open event streams end at once, and an answer that is being made is given", async () => {
  const listening = await listen(0);
  let answer = () => {};
  listening.serve((request, response) => {
    if (request.url === "/events") {
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      response.write("data: 1\n\n");
    } else {
      answer = () => response.end("done");
      response.writeHead(200, { "content-type": "text/plain" });
      response.write("almost ");
    }
  });
  const origin = `http://127.0.0.1:${listening.port}`;
  const [events, slow] = await Promise.all([
    fetch(`${origin}/events`, { headers: { accept: "text/event-stream" } }),
    fetch(`${origin}/slow`),
  ]);

  const closed = listening.close({ graceMs: 60_000 });
  expect(await events.text()).toBe("data: 1\n\n");
  answer();
  expect(await slow.text()).toBe("almost done");
  await closed;
});
