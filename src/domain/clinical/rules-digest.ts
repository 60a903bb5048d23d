/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '3cce4bb5b1d9eaa6f4e198321a56dcf1cd18ae421e3cb9330eb7f439c6e97160'
