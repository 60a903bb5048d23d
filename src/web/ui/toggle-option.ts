/**
 * Ticks or clears one option. An exclusive option ("None of these") clears the others, and any other clears it.
 * The values come back in the order of the options.
 */
export function toggleOption<Value extends string>(
  options: readonly { value: Value; exclusive?: boolean | undefined }[],
  values: readonly Value[],
  toggled: Value,
): Value[] {
  if (values.includes(toggled)) return values.filter((value) => value !== toggled)
  if (options.some(({ value, exclusive }) => exclusive && value === toggled)) return [toggled]
  return options
    .filter(({ value, exclusive }) => value === toggled || (!exclusive && values.includes(value)))
    .map(({ value }) => value)
}
