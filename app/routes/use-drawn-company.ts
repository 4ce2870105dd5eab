import { useEffect } from "react";
import { markCompany, setDrawnCompany } from "#features/companies/drawn-company.ts";

/** Makes every form on the page include the page's company when it is posted, even if the browser posts it natively. */
export function useDrawnCompany(companyId: string): void {
  useEffect(() => {
    setDrawnCompany(companyId);
    function onFormData({ target, formData }: FormDataEvent) {
      if (target instanceof HTMLFormElement && target.method === "post") markCompany(formData);
    }
    document.addEventListener("formdata", onFormData);
    return () => {
      document.removeEventListener("formdata", onFormData);
      setDrawnCompany(null);
    };
  }, [companyId]);
}
