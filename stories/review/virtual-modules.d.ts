declare module "virtual:grandstand-review/wording" {
  const wording: import("./review-data.ts").ReviewData["wording"];
  export default wording;
}

declare module "virtual:grandstand-review" {
  const review: import("./review-data.ts").ReviewData;
  export default review;
}

declare module "virtual:grandstand-evidence" {
  const evidence: import("./evidence-data.ts").EvidenceData;
  export default evidence;
}
