/** A passkey in memory: answers challenges as a browser with a security key would, or wrongly where a test says so. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

interface Answer {
  challenge: string;
  origin: string;
  /** The person didn't unlock the device. */
  isUnverified?: boolean;
  /** Of the key's counter; synced passkeys always send 0. */
  counter?: number;
}

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

export function createSoftPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const encodedId = id.toString("base64url");
  // COSE: an ES256 key on the curve P-256.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  function authenticatorData({ origin, isUnverified, counter = 0 }: Answer, credential: Buffer): Buffer {
    const flags =
      userPresent | (isUnverified ? 0 : userVerified) | (credential.length > 0 ? hasCredential : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    const rpIdHash = createHash("sha256").update(new URL(origin).hostname).digest();
    return Buffer.concat([rpIdHash, head, credential]);
  }

  function clientData(type: string, { challenge, origin }: Answer): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  const credential = { id: encodedId, rawId: encodedId, type: "public-key", clientExtensionResults: {} };

  return {
    /** For a form's field: the answer of `navigator.credentials.create`. */
    create(answer: Answer): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(answer, attested);
      const dataLength = Buffer.alloc(2);
      dataLength.writeUInt16BE(data.length);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from("59", "hex"),
        dataLength,
        data,
      ]);
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", answer).toString("base64url"),
          attestationObject: attestationObject.toString("base64url"),
          transports: ["usb"],
        },
      });
    },
    /** The answer of `navigator.credentials.get`. */
    use(answer: Answer): string {
      const data = authenticatorData(answer, Buffer.alloc(0));
      const client = clientData("webauthn.get", answer);
      const signed = Buffer.concat([data, createHash("sha256").update(client).digest()]);
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      });
    },
  };
}
