declare module "virtual:grandstand-components" {
  const facts: Readonly<Record<string, import("./component-facts.ts").ComponentFacts>>;
  export default facts;
}

declare module "virtual:grandstand-review/rules" {
  const rules: import("../review/review-data.ts").ReviewData["rules"];
  export default rules;
}

declare module "virtual:grandstand-icons" {
  const icons: readonly {
    readonly name: string;
    readonly shape: import("lucide").IconNode;
    /** The folders of the components that draw it. */
    readonly usedBy: readonly string[];
  }[];
  export default icons;
}
