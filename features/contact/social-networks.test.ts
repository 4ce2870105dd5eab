import { expect, test } from "vitest";
import { extractBrand } from "#engines/brand/extract-brand.ts";
import { socialNetworkNames, socialNetworks } from "#shared/social-networks.ts";
import { detailsOf, fieldsOf, readContactDetails } from "./owner-schema.ts";
import { presentContact } from "./present.ts";

const url = "https://www.brassfern.test/";

test.each(socialNetworkNames)(
  "adds %s everywhere from its single list entry: crawler, editor, storage and page",
  (network) => {
    const { label, placeholder } = socialNetworks[network];
    const profile = placeholder.replace("yourcompany", "brassfern");
    const html = `<footer><a href="${profile}">Follow us</a></footer>`;
    const { contactInfo } = extractBrand({ startUrl: url, pages: [{ url, html }], stylesheets: [] });
    expect(contactInfo.socialMedia).toEqual({ [network]: profile });

    const form = new FormData();
    form.set(network, fieldsOf({ socialMedia: contactInfo.socialMedia })[network]);
    const { details } = readContactDetails(form);
    const stored = detailsOf(details!);
    expect(stored.socialMedia).toEqual({ [network]: profile });
    expect(presentContact(stored).social).toEqual([{ name: label, url: profile }]);
  },
);
