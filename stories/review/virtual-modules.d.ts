declare module "virtual:grandstand-review" {
  const review: import("./review-data.ts").ReviewData;
  export default review;
}
