/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '099266967d5a4139dcf0f47296ed2619323d64e4d2827b2e92f10e3b326ecbbf'
