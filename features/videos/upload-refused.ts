/** Why an upload is not taken, in the form that the upload protocol's library answers with. */
export class UploadRefused extends Error {
  override name = "UploadRefused";
  readonly status_code: number;
  readonly body: string;

  constructor(status: number, text: string, options?: ErrorOptions) {
    super(text, options);
    this.status_code = status;
    this.body = text;
  }
}
