// Shifts the clock of a process by SHIFT_CLOCK_HOURS: loaded before the server with --import, in its threads too.
const shiftMs = Number(process.env.SHIFT_CLOCK_HOURS) * 3_600_000;
const RealDate = globalThis.Date;

globalThis.Date = new Proxy(RealDate, {
  construct(target, args, newTarget) {
    return Reflect.construct(target, args.length === 0 ? [RealDate.now() + shiftMs] : args, newTarget);
  },
  apply: () => new Date().toString(),
  get: (target, name, receiver) =>
    name === "now" ? () => RealDate.now() + shiftMs : Reflect.get(target, name, receiver),
});
