/** A DNS server on loopback that speaks the real protocol and returns the test's records. */
import { createSocket } from "node:dgram";
import dnsPacket from "dns-packet";

export interface DnsServer {
  /** The value for DNS_SERVER, such as "127.0.0.1:40053". */
  address: string;
  /**
   * Records by lowercase name. Unknown names get NXDOMAIN. A name with `fails` gets SERVFAIL, and one with `isSilent`
   * gets no answer.
   */
  zone: Record<string, { CNAME?: string; TXT?: string[]; fails?: boolean; isSilent?: boolean }>;
  /** Every question in order, such as "CNAME help.acme.example". */
  asked: string[];
  close(): Promise<void>;
}

const noSuchName = 3;
const serverFailure = 2;

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket("udp4");
  const zone: DnsServer["zone"] = {};
  const asked: string[] = [];
  socket.on("message", (message, sender) => {
    const query = dnsPacket.decode(message);
    const [question] = query.questions ?? [];
    if (!question) return;
    asked.push(`${question.type} ${question.name}`);
    const records = zone[question.name.toLowerCase()];
    if (records?.isSilent) return;
    const { answers, code } = answerOf(records, question);
    const reply = dnsPacket.encode({
      type: "response",
      id: query.id,
      flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | code,
      questions: [question],
      answers,
    });
    socket.send(reply, sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zone,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerOf(
  records: DnsServer["zone"][string] | undefined,
  { name, type }: dnsPacket.Question,
): { answers: dnsPacket.Answer[]; code: number } {
  if (!records) return { answers: [], code: noSuchName };
  if (records.fails) return { answers: [], code: serverFailure };
  const common = { name, ttl: 0, class: "IN" as const };
  if (records.CNAME && type === "CNAME") {
    return { answers: [{ ...common, type: "CNAME", data: records.CNAME }], code: 0 };
  }
  if (records.TXT && type === "TXT") {
    // Name servers split a text of more than 255 bytes into parts.
    const texts = records.TXT.map((text) => text.match(/.{1,200}/g) ?? [""]);
    return { answers: texts.map((data) => ({ ...common, type: "TXT" as const, data })), code: 0 };
  }
  return { answers: [], code: 0 };
}
