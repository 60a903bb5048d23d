/**
 * The SHA-256 of `canonical(ruleData())`, which a clinical lead signs. Written by `npm run clinical:rules`; a test
 * fails when it is out of date. It is stored here because computing it takes seconds.
 */
export const rulesDigest = 'a0cea449a68397c5320015fc2c5f4f64c15c3252a3614ce1eae12d385f95c9ee'
