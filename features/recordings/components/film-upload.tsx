import { useEffect, useState } from "react";
import { UploadPanel } from "#features/videos/components/upload-panel.tsx";
import type { KeptFilm } from "../recorder/film-store.ts";
import { filmName } from "../recorder/film-type.ts";
import { playableFilm } from "../recorder/playable-film.ts";

/** Uploads a recording unchanged. The copy on this computer is kept until the upload is complete. */
export function FilmUpload({
  film,
  owner,
  onUploaded,
  onCancelled,
}: {
  film: KeptFilm;
  owner: string;
  onUploaded: () => void;
  onCancelled: () => void;
}) {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let isOver = false;
    void playableFilm(film.file).then((playable) => {
      // After a reload, an interrupted upload can only resume if the file's name, size and modification time are the
      // same.
      const type = film.type.split(";")[0] ?? film.type;
      if (!isOver) setFile(new File([playable], filmName(film), { type, lastModified: film.startedAtMs }));
    });
    return () => {
      isOver = true;
    };
  }, [film]);
  if (!file) return <p className="min-h-64">Preparing...</p>;
  return <UploadPanel owner={owner} file={file} onUploaded={onUploaded} onCancelled={onCancelled} />;
}
