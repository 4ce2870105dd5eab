/** What the member's role allows, so that pages show nothing that the server would refuse. */
import { useRouteLoaderData } from "react-router";
import { may, type Permission, type Role } from "#shared/permissions.ts";

export function useMay(): (permission: Permission) => boolean {
  const frame = useRouteLoaderData<{ role: Role }>("main/dashboard");
  return (permission) => frame !== undefined && may(frame.role, permission);
}

/** Writers change drafts only. */
export function useMayChange(): (content: { isPublished: boolean }) => boolean {
  const mayDo = useMay();
  return ({ isPublished }) => mayDo(isPublished ? "publish content" : "write drafts");
}
