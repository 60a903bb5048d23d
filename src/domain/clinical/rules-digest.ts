/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '1f1136eabae38e19a45a45d4ea26742b0348eca4929582e221330bbca8768adb'
