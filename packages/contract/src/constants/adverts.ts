/** When advertising may show and change (ADS-02, ADS-03). The specification leaves the figures open. */

/** The part of an ad that must be in view for it to count as seen: the Media Rating Council's measure. */
export const AD_VIEWABLE_RATIO = 0.5;
/** How long that part must be in view without a break. */
export const AD_VIEWABLE_MS = 1_000;
/** Between two ads in one slot: the least that Google's publisher tag allows. */
export const AD_REFRESH_MS = 30_000;

/** The IAB's Transparency and Consent Framework, version 2: to store and read on the device. */
export const TCF_STORAGE_PURPOSE = 1;
/** The same: to choose ads by the page they stand on. */
export const TCF_BASIC_ADS_PURPOSE = 2;
/** The same: Google's number among the vendors, whose tag draws the ads. */
export const TCF_GOOGLE_VENDOR = 755;
