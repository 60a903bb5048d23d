/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = 'a8391e814a8631921333423eaf7682dcf0ae0768785ccfb1c0594e26a7a7c25b'
