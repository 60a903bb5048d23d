/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = 'f9dc81375ff042de34a87f76af23c496524337dfd457d8755d97691c7e38a2b6'
