/** Served areas as the stops of a line, in two columns. There are many stops, so `area-line.css` draws the line. */
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
