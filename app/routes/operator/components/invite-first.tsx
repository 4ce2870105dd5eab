import { Form } from "react-router";
import { Button } from "#ui/primitives/button.tsx";
import { Input } from "#ui/primitives/input.tsx";

/** Asks how many people to invite. The next page lists them and asks for confirmation. */
export function InviteFirst({ waiting, max }: { waiting: number; max: number }) {
  const most = Math.min(waiting, max);
  return (
    <Form method="get" className="flex items-center gap-2 text-14">
      <label htmlFor="first" className="whitespace-nowrap text-text-2">
        Next
      </label>
      <Input
        id="first"
        type="number"
        name="first"
        min={1}
        max={most}
        defaultValue={Math.min(5, most)}
        required
        aria-describedby="first-what"
        className="w-20 tabular-nums"
      />
      <span id="first-what" className="mr-2 whitespace-nowrap text-text-2">
        in line
      </span>
      <Button type="submit" variant="secondary" className="h-11 md:h-10">
        Invite...
      </Button>
    </Form>
  );
}
