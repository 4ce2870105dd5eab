import { useTeamTexts } from "#features/companies/components/team-texts.tsx";

/** For mouse and arrow keys. The presets fill in a text field, so they are hidden without JavaScript. */
export function PresetSwatches({
  label,
  name,
  presets,
  color,
  onPick,
}: {
  label: string;
  name: string;
  presets: readonly { color: string; name: string }[];
  color: string;
  onPick: (color: string) => void;
}) {
  const { said } = useTeamTexts("appearance");
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-10 gap-1.5 [@media(scripting:none)]:hidden"
    >
      {presets.map((preset) => (
        <label
          key={preset.color}
          className="relative block aspect-square overflow-visible rounded-md has-checked:ring-2 has-checked:ring-text has-checked:ring-offset-2 has-checked:ring-offset-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            aria-label={said(preset.name)}
            checked={color.toUpperCase() === preset.color}
            onChange={() => onPick(preset.color)}
            className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
          />
          <svg aria-hidden="true" className="block size-full overflow-hidden rounded-md border border-border">
            <rect width="100%" height="100%" fill={preset.color} />
          </svg>
        </label>
      ))}
    </div>
  );
}
