/** Builds the pages of the tree it runs in: "all" once, then "server" (some seconds) after each change. */
import { createBuilder } from "vite";

// React Router needs the browser's part in the manifest when only the server's is built anew.
const options = { root: process.cwd(), logLevel: "error", build: { manifest: true } } as const;

if (process.argv[2] === "all") {
  await (await createBuilder(options)).buildApp();
} else {
  const builder = await createBuilder(options);
  const { ssr } = builder.environments;
  if (!ssr) throw new Error("the pages have no part for the server");
  await builder.build(ssr);
}
