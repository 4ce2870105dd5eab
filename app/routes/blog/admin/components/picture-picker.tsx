/** The image above a post, uploaded or fetched from a URL. Either way, we store a copy. */
import { ImageOff, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#ui/primitives/button.tsx";
import { cn } from "#ui/primitives/cn.ts";
import { Field } from "#ui/primitives/field.tsx";
import { Input } from "#ui/primitives/input.tsx";
import { usePictureUpload } from "../use-picture-upload.ts";

export interface PicturePickerProps {
  url: string;
  alt: string;
  error: string | undefined;
  onChange: (change: { featuredImageUrl: string } | { featuredImageAlt: string }) => void;
}

const modes = [
  { id: "upload", label: "Upload" },
  { id: "url", label: "URL" },
] as const;

export function PicturePicker({ url, alt, error, onChange }: PicturePickerProps) {
  const [mode, setMode] = useState<(typeof modes)[number]["id"]>("upload");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-14 font-medium">Featured image</legend>
      {url ? (
        <div className="flex flex-col gap-3">
          <PicturePreview url={url} alt={alt} />
          <Field
            id="featuredImageAlt"
            label="Alt text"
            help="Describe the image for people who can't see it. Leave empty if it's only decorative."
          >
            {(control) => (
              <Input
                {...control}
                value={alt}
                maxLength={300}
                onChange={(event) => onChange({ featuredImageAlt: event.target.value })}
              />
            )}
          </Field>
          <Button
            variant="secondary"
            size="sm"
            className="self-start"
            onClick={() => onChange({ featuredImageUrl: "" })}
          >
            Remove image
          </Button>
        </div>
      ) : null}
      <div
        role="tablist"
        aria-label="Image source"
        className="flex gap-1 self-start rounded-md bg-surface-2 p-1"
      >
        {modes.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`picture-tab-${id}`}
            aria-selected={mode === id}
            aria-controls="picture-panel"
            tabIndex={mode === id ? 0 : -1}
            onClick={() => setMode(id)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
              const other = id === "url" ? "upload" : "url";
              setMode(other);
              document.getElementById(`picture-tab-${other}`)?.focus();
            }}
            className={cn(
              "h-8 rounded-sm px-3 text-13 pointer-coarse:h-11",
              mode === id ? "border border-border-strong bg-surface font-medium" : "text-text-2",
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div id="picture-panel" role="tabpanel" aria-labelledby={`picture-tab-${mode}`}>
        {mode === "upload" ? (
          <UploadPanel onPicture={(featuredImageUrl) => onChange({ featuredImageUrl })} />
        ) : (
          <AddressPanel url={url} onPicture={(featuredImageUrl) => onChange({ featuredImageUrl })} />
        )}
      </div>
      {error ? <p className="text-13 text-danger">{error}</p> : null}
    </fieldset>
  );
}

/** A missing or broken image takes up the same space. */
function PicturePreview({ url, alt }: { url: string; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = "aspect-video w-full rounded-md border border-border";
  if (broken === url)
    return (
      <p
        className={cn(
          box,
          "grid place-content-center justify-items-center gap-2 bg-surface-2 text-13 text-text-3",
        )}
      >
        <ImageOff className="size-6" strokeWidth={1.5} aria-hidden="true" />
        We can't show this image
      </p>
    );
  return (
    <img
      src={url}
      alt={alt || "Featured image"}
      width={640}
      height={360}
      className={cn(box, "object-cover")}
      onError={() => setBroken(url)}
    />
  );
}

function UploadPanel({ onPicture }: { onPicture: (url: string) => void }) {
  const { state, problem, upload } = usePictureUpload();
  const [isOver, setOver] = useState(false);
  const [last, setLast] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(file: File | undefined): Promise<void> {
    if (!file || state === "uploading") return;
    setLast(file);
    const picture = await upload(file);
    if (picture) onPicture(picture.url);
  }

  return (
    // Accepts dragged files. The button inside is the accessible alternative.
    <fieldset
      aria-label="Upload an image"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
      className={cn(
        "flex flex-col items-center gap-2 rounded-md border border-dashed px-4 py-6 text-center text-14",
        isOver ? "border-solid bg-tint-6" : "border-control",
      )}
    >
      <p role="status" className="text-text-2">
        {state === "uploading"
          ? "Uploading..."
          : state === "failed"
            ? "Upload Failed"
            : isOver
              ? "Drop the image here"
              : "Drop an image here, or"}
      </p>
      {state === "failed" && problem ? <p className="text-13 text-danger">{problem}</p> : null}
      <div className="flex flex-wrap justify-center gap-2">
        {state === "failed" && last ? (
          <Button variant="secondary" size="sm" onClick={() => void send(last)}>
            Retry Upload
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size="sm"
          disabled={state === "uploading"}
          onClick={() => input.current?.click()}
        >
          <Upload className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Choose a file
        </Button>
      </div>
      <p className="text-13 text-text-3">JPEG, PNG, GIF or WebP, up to 5 MB</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        aria-label="Featured image file"
        className="hidden"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}

function AddressPanel({ url, onPicture }: { url: string; onPicture: (url: string) => void }) {
  const { state, problem, take } = usePictureUpload();
  const [address, setAddress] = useState(url);

  async function set(): Promise<void> {
    const picture = await take(address.trim());
    if (!picture) return;
    setAddress(picture.url);
    onPicture(picture.url);
  }

  return (
    <Field
      id="picture-address"
      label="Image URL"
      help="We copy the image once and store it here."
      error={state === "failed" ? (problem ?? undefined) : undefined}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="url"
            value={address}
            placeholder="https://"
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button
            variant="secondary"
            className="h-11 md:h-10"
            disabled={address.trim() === "" || address === url || state === "uploading"}
            onClick={() => void set()}
          >
            {state === "uploading" ? "Uploading..." : "Set"}
          </Button>
        </div>
      )}
    </Field>
  );
}
