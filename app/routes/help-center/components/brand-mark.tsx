/** Logo when the company has one, else its initial in its colour beside its name. */
export function BrandMark({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  if (logoUrl) {
    return (
      <span className="hc-plate">
        <img src={logoUrl} alt={name} />
      </span>
    );
  }
  const initial = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase();
  return (
    <>
      {initial ? (
        <span className="hc-monogram" aria-hidden="true">
          {initial}
        </span>
      ) : null}
      <span>{name}</span>
    </>
  );
}
