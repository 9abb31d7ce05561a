/** On each stop: its name, the rail to its left, and the dot on the rail. Set once here, since there are many stops. */
const stops =
  '*:relative *:break-inside-avoid *:py-1.5 *:pl-6 ' +
  '*:before:absolute *:before:inset-y-0 *:before:left-[5px] *:before:w-0.5 *:before:bg-accent-line ' +
  '*:after:absolute *:after:top-1/2 *:after:left-0 *:after:size-3 *:after:-translate-y-1/2 ' +
  '*:after:rounded-full *:after:border-2 *:after:border-accent-ink *:after:bg-sunk';

/** Served areas as the stops of a line, in two columns. */
export function AreaLine({ areas }: { areas: readonly string[] }) {
  return (
    <ul className={`columns-2 gap-x-6 text-small ${stops}`}>
      {areas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  );
}
