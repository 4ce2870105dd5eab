import { type DocumentedOperation, fileType } from "#features/api/openapi-document.ts";
import { FieldList, TypeText } from "./api-schema.tsx";

export function ApiOperation({
  path,
  method,
  op,
}: {
  path: string;
  method: string;
  op: DocumentedOperation;
}) {
  const { operationId, summary, description, parameters, requestBody, responses } = op;
  const [status, success] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  const output = success?.content?.["application/json"]?.schema;
  const input = requestBody?.content["application/json"]?.schema;
  const isFileSent = requestBody?.content[fileType] !== undefined;
  const isFileReceived = success?.content?.[fileType] !== undefined;
  const errors = Object.keys(responses).filter((code) => Number(code) >= 400);
  return (
    <section aria-labelledby={operationId} className="mt-6 border-t border-border pt-5">
      <h3 id={operationId} className="text-18">
        {summary}
      </h3>
      <p>
        <code className="[overflow-wrap:anywhere]">
          {method} {path}
        </code>
      </p>
      <p>{description.replaceAll("`", "")}</p>
      {input ? (
        <p>
          Body: <TypeText schema={input} />
        </p>
      ) : null}
      {isFileSent ? <p>Body: a ZIP file ({fileType})</p> : null}
      <FieldList
        fields={parameters.map(({ name, required, description: about, schema }) => ({
          name,
          isRequired: required,
          about,
          schema,
        }))}
      />
      <p className="text-14 text-text-2">
        Reply: {status}{" "}
        {output ? <TypeText schema={output} /> : isFileReceived ? `a ZIP file (${fileType})` : null}. Errors:{" "}
        {errors.join(", ")}.
      </p>
    </section>
  );
}
