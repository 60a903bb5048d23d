/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '4c8bc2f76c83154c75ca7466f498bd98d0d12b0e39a180f57a5b2fb9e447b633'
