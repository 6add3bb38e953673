/** Every path of the values, such as `name`, `vehicle.driver` and `items.0.weight`. */
export type PathOf<Values> =
  Values extends ReadonlyArray<infer Item>
    ? `${number}` | `${number}.${PathOf<Item>}`
    : Values extends object
      ? { [Key in keyof Values & string]-?: Key | `${Key}.${PathOf<Values[Key]>}` }[keyof Values & string]
      : never
