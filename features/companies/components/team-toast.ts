import { useMemo } from "react";
import type { TeamArea } from "#engines/messages/team/team-catalogs.ts";
import { type Toast, useToast } from "#ui/toaster.tsx";
import { useTeamTexts } from "./team-texts.tsx";

/** Shows messages in the reader's language. They may be the server's, with their values filled in. */
export function useTeamToast(area: TeamArea): (toast: Toast) => void {
  const toast = useToast();
  const { said } = useTeamTexts(area);
  return useMemo(
    () =>
      ({ text, action, ...rest }) =>
        toast({
          ...rest,
          text: said(text),
          ...(action && { action: { ...action, label: said(action.label) } }),
        }),
    [toast, said],
  );
}
