/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '42073291556769ce0b1f7cbd3fc43f6e0744a6cc662fb3bab6c9a035d1499bb6'
