/** A real SMTP server on loopback, which stores messages or misbehaves as the test wants. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface TestSmtpServer {
  url: string;
  /** Whole messages with headers, in the order of arrival. */
  received: { from: string; to: string[]; raw: string }[];
  /**
   * Whether it accepts messages, refuses the recipient permanently ("refuse", 550) or temporarily ("later", 450),
   * refuses the content (554), loses the connection before it acknowledges the message ("cut"), never acknowledges it
   * ("hang"), or never greets ("silent").
   */
  behaviour: "accept" | "refuse" | "later" | "refuse-content" | "cut" | "hang" | "silent";
  close(): Promise<void>;
}

export async function startSmtpServer(
  options: { user?: string; password?: string } = {},
): Promise<TestSmtpServer> {
  const failure = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: options.user ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    authOptional: options.user === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    disableReverseLookup: true,
    onAuth(auth, _session, done) {
      if (auth.username === options.user && auth.password === options.password)
        done(null, { user: auth.username });
      else done(failure(535, "wrong password"));
    },
    onConnect(_session, done) {
      if (test.behaviour !== "silent") done();
    },
    onRcptTo(_address, _session, done) {
      if (test.behaviour === "refuse") done(failure(550, "no such mailbox"));
      else if (test.behaviour === "later") done(failure(450, "mailbox busy"));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (test.behaviour === "refuse-content") return done(failure(554, "looks like spam"));
        const { mailFrom, rcptTo } = session.envelope;
        test.received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        if (test.behaviour === "cut") for (const connection of server.connections) connection.close();
        else if (test.behaviour !== "hang") done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const login = options.user ? `${options.user}:${options.password}@` : "";
  const test: TestSmtpServer = {
    url: `smtp://${login}127.0.0.1:${port}`,
    received: [],
    behaviour: "accept",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return test;
}
