/** Catches all unknown paths of the main host, and returns 404 with the product's own page. */
export const handle = { noJs: true };

export function loader(): never {
  throw new Response("", { status: 404 });
}

export default function UnknownPage() {
  return null;
}
