import { expect, test } from "vitest";
import { listen } from "./listen.ts";

test("ends event streams immediately and completes responses in progress when it closes", async () => {
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

test("accepts new connections while it drains, and closes each one after its response", async () => {
  const listening = await listen(0);
  listening.serve((_request, response) => response.end("here"));
  const origin = `http://127.0.0.1:${listening.port}`;
  expect((await fetch(origin)).headers.get("connection")).toBe("keep-alive");
  const drained = listening.drain(200);
  for (let ask = 0; ask < 3; ask++) {
    const answer = await fetch(origin);
    expect(await answer.text()).toBe("here");
    expect(answer.headers.get("connection")).toBe("close");
  }
  await drained;
  await listening.close();
  await expect(fetch(origin)).rejects.toThrow();
});
