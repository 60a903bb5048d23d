/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = '1ded71dcf6e1667016584d0f077d639d630e05112f75855139f0a61cd45e1656'
