/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = 'bbcd2df0c2153c23aa2bbe49af1004b097cac41d7ae82863fb3f7f82488998ce'
