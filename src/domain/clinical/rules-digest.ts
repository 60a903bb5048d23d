/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '9e87c6ade6c87527d47b5683cf0d85044498f7c0c098effb660cad24202fab6b'
