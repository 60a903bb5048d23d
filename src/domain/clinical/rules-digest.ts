/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = 'c0730ab2517dc5b715c2f413ed7d8447df1d05614793dacea7e02d13f93ea73d'
