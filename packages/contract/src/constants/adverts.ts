/** Viewability and refresh of ads (ADS-02, ADS-03). The specification leaves the values open. */

/** The share of an ad in view for it to count as viewed: the Media Rating Council's definition. */
export const AD_VIEWABLE_RATIO = 0.5;
/** How long it must be in view without interruption. */
export const AD_VIEWABLE_MS = 1_000;
/** The interval between two ads in one slot: the minimum of Google's publisher tag. */
export const AD_REFRESH_MS = 30_000;

/** IAB Transparency and Consent Framework v2: the purpose "store and/or access information on a device". */
export const TCF_STORAGE_PURPOSE = 1;
/** The same: the purpose "basic ads". */
export const TCF_BASIC_ADS_PURPOSE = 2;
/** The same: Google's vendor id. */
export const TCF_GOOGLE_VENDOR = 755;
