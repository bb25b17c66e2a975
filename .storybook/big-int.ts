/**
 * Storybook writes a story's props as JSON to know whether they changed, and JSON has no BigInt,
 * which exact odds are made of. It is written as in code here, and in Storybook alone.
 */
Object.defineProperty(BigInt.prototype, "toJSON", {
  configurable: true,
  value(this: bigint) {
    return `${this}n`;
  },
});
