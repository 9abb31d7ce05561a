/** Served areas as the stops of a line, in two columns. `area-line.css` draws the line: there are many stops. */
export function AreaLine({ areas }: { areas: readonly string[] }) {
  return (
    <ul className="columns-2 gap-x-6 text-small">
      {areas.map((area) => (
        <li key={area} className="area-stop">
          {area}
        </li>
      ))}
    </ul>
  );
}
