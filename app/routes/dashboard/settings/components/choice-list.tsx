/** Checkboxes of one name, each with what it does. */
export function ChoiceList({
  name,
  legend,
  choices,
  chosen,
  error,
}: {
  name: string;
  legend: string;
  choices: { value: string; text: string }[];
  chosen: readonly string[];
  error: string | undefined;
}) {
  const errorId = `${name}_error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-14 font-medium">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map(({ value, text }) => (
          <label key={value} className="flex items-start gap-2 text-14 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="mt-0.5 size-4 shrink-0 accent-solid"
            />
            <span>
              <code className="mr-2 text-13">{value}</code>
              <span className="text-text-2">{text}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 text-13 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
