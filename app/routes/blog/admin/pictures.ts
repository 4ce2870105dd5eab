import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { type PictureStored, storePicture, storePictureFrom } from "#features/blog/store-picture.server.ts";
import { pictureTexts } from "#features/blog/texts.ts";
import { operatorContext } from "../../guards.server.ts";
import { readForm } from "../../read-body.ts";
import type { Route } from "./+types/pictures";

export function loader({ context }: Route.LoaderArgs): never {
  context.get(operatorContext);
  throw data(null, { status: 404 });
}

export async function action({ context }: Route.ActionArgs): Promise<Response> {
  context.get(operatorContext);
  const services = context.get(servicesContext);
  const form = await readForm(context);
  const file = form.get("picture");
  const address = form.get("address");
  let stored: PictureStored;
  if (file instanceof File) stored = await storePicture(services, new Uint8Array(await file.arrayBuffer()));
  else if (typeof address === "string") stored = await storePictureFrom(services, address.trim());
  else stored = { outcome: "refused", ...pictureTexts.wrongType };
  return Response.json(stored, { status: stored.outcome === "stored" ? 200 : 400 });
}
