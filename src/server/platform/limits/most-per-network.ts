import type { Config } from '../config/config.ts'

/** A network may be a whole office: an operator who knows theirs scales its limits. */
export const mostPerNetwork = ({ networkLimitScale }: Pick<Config, 'networkLimitScale'>, most: number): number =>
  Math.ceil(most * networkLimitScale)
