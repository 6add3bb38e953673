/** Weights vary with season and events, but a slip of the decimal point is a factor of ten. */
export const unusualFactor = 10
/** Fewer weights say nothing about what is usual. */
export const leastWeights = 5
