/** The strict margin every section keeps while its background runs to the edge. */
export const gutter = 'mx-auto w-full max-w-[90rem] px-5 sm:px-8 lg:px-16'
