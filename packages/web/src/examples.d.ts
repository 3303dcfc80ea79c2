declare module "virtual:examples/sample" {
  const sample: import("../examples/write-examples.ts").Sample;
  export default sample;
}

declare module "virtual:examples/styles" {
  const styles: import("../examples/write-examples.ts").StyleExamples;
  export default styles;
}

declare module "virtual:examples/strengths" {
  const strengths: import("../examples/write-examples.ts").StrengthExamples;
  export default strengths;
}
