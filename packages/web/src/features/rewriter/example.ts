interface Example {
  readonly label: string;
  readonly text: string;
}

/** Stiff paragraphs that show in one click what the tool does. */
export const examples: readonly Example[] = [
  {
    label: "A stiff report",
    text: `In today's fast-paced world, public libraries play a crucial role in fostering vibrant communities. It is important to note that the library in Harlow offers a wide range of resources, underscoring its commitment to lifelong learning. In 2023, 41,250 residents utilized its services, which serves as a testament to the enduring value of shared spaces. Moreover, opening hours were extended in order to accommodate additional evening visitors. "We come for the quiet," said Maria Okafor, who studies there twice a week. In conclusion, libraries are not only a place to borrow books, but also a pivotal hub that empowers individuals to connect, learn and grow.`,
  },
  {
    label: "A formal email",
    text: `I am writing to inform you that, due to the fact that our supplier in Leeds has encountered unforeseen difficulties, the delivery of your 24 chairs will unfortunately be subject to a delay. It is anticipated that the shipment will arrive on 14 March. We would like to take this opportunity to sincerely apologize for any inconvenience that this may have caused. In the event that you wish to cancel your order, please do not hesitate to reach out to our team at your earliest convenience.`,
  },
];
